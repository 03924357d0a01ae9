### What Rivers with Cities & Knights says otherwise than both.

hint-pillage = The city you choose becomes a settlement again, and its wall is lost. With 5 gold you can keep it.
