@_exported public import StreamNet
