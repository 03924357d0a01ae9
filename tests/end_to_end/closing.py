"""Asks a window to close as the cross in its frame does: the X server passes the wish on, the program decides."""

from __future__ import annotations

import ctypes
import ctypes.util

_CLIENT_MESSAGE = 33
_LONGS_OF_EVENT = 24


class _Message(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


class _Event(ctypes.Union):
    _fields_ = (("message", _Message), ("room", ctypes.c_long * _LONGS_OF_EVENT))


def ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW to a window.

    Raises:
        OSError: no X library, or no such display.
    """
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    server = x11.XOpenDisplay(display.encode())
    if not server:
        raise OSError(f"no X server at {display}")
    event = _Event()
    message = event.message
    message.type, message.window, message.format = _CLIENT_MESSAGE, window, 32
    message.message_type = x11.XInternAtom(server, b"WM_PROTOCOLS", 0)
    message.data[0] = x11.XInternAtom(server, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(server, window, 0, 0, ctypes.byref(event))
    x11.XCloseDisplay(server)
