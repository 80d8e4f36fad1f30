import { connect, type Socket } from "node:net";

export interface Load {
  /** For each connection, what makes its next request. */
  client: () => () => Buffer;
  port: number;
  connections: number;
  milliseconds: number;
}

export interface Measured {
  perSecond: number;
  answers: number;
  /** Answers by status, so that nobody takes refusals for speed. */
  statuses: Map<number, number>;
}

/** Asks over kept connections, each for its next answer as soon as the last is there. */
export async function load({ client, port, connections, milliseconds }: Load): Promise<Measured> {
  const statuses = new Map<number, number>();
  const begin = performance.now();
  const deadline = begin + milliseconds;
  const caller = async () => {
    const next = client();
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    while (performance.now() < deadline) {
      socket.write(next());
      const status = await statusOfAnswer(socket);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { perSecond: (answers * 1000) / (performance.now() - begin), answers, statuses };
}

/** As little of HTTP as a measurement needs: both servers say how long their answer is. */
function statusOfAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let missing = -1;
    let head = "";
    const onData = (chunk: Buffer) => {
      let body = chunk.length;
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        status = Number(head.slice(9, 12));
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        body = head.length - end - 4;
      }
      missing -= body;
      if (missing > 0) return;
      socket.off("data", onData);
      socket.off("error", reject);
      resolve(status);
    };
    socket.on("data", onData);
    socket.once("error", reject);
  });
}
