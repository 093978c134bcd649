/** A socket that brings texts and takes them, as a port: opened once, closed by whoever tires of it first. */
export interface TextSocket {
  /** Lost where the socket is not open. */
  send(text: string): void;
  close(): void;
}

interface SocketEars {
  onText: (text: string) => void;
  /** It is gone, or never came; with the code it was closed by. */
  onClose: (code: number) => void;
}

/** The address is a path of this site with its query. */
export type OpenTextSocket = (address: string, ears: SocketEars) => TextSocket;

/** Nobody hears of it any more once it was closed from here. */
export const pageTextSocket: OpenTextSocket = (address, { onText, onClose }) => {
  const url = new URL(address, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let isOver = false;
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isOver && typeof data === 'string') onText(data);
  });
  socket.addEventListener('close', ({ code }) => {
    if (!isOver) onClose(code);
    isOver = true;
  });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isOver = true;
      socket.close();
    },
  };
};
