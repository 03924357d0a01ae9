"""The engine of turn-based games: states, actions, frames, modules. It knows no game and no board."""
