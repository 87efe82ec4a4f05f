import Streams

extension StreamError: DescribedError {}
extension CheckpointError: DescribedError {}
extension MarbleError: DescribedError {}
extension DrawingError: DescribedError {}
extension EndlessWorkError: DescribedError {}
extension NetError: DescribedError {}
extension RequestError: DescribedError {}
extension TransportError: DescribedError {}
extension ConfigurationError: DescribedError {}
