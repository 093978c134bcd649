/** What gateways of this process carry, for /metrics. */

export interface SocketFigures {
  name: string;
  /** Sockets that are open, and channels that have one. */
  open: number;
  channels: number;
  /** Frames given to sockets, and sockets that were cut because they did not take them. */
  sentFrames: number;
  cut: number;
}

const openGateways = new Set<() => SocketFigures>();

/** Answers what ends the watching. */
export function watchGateway(figures: () => SocketFigures): () => void {
  openGateways.add(figures);
  return () => void openGateways.delete(figures);
}

export function socketFigures(): SocketFigures[] {
  return [...openGateways].map((figures) => figures());
}
