/** A block of a stream of server-sent events. One with an id and nothing else only tells the place. */
export interface Part {
  id: string | undefined;
  data: string | undefined;
}

/** Far more than any event has; whoever sends more sends no events. */
const MOST = 1_000_000;

/** `heard` is called with everything that arrives, signs of life among it. */
export async function* partsOf(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => {},
): AsyncGenerator<Part> {
  const split = lineSplitter();
  let block: string[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    heard();
    for (const line of split(decoder.decode(bytes, { stream: true }))) {
      if (line !== "") block.push(line);
      else if (block.length > 0) {
        yield partOf(block);
        block = [];
      }
    }
  }
}

/** A line ends with either character or both, and what arrived may end between the two. */
function lineSplitter(): (text: string) => string[] {
  let rest = "";
  return (text) => {
    const whole = rest + text;
    if (whole.length > MOST) throw new Error("A line without end.");
    const complete = whole.endsWith("\r") ? whole.length - 1 : whole.length;
    const lines = whole.slice(0, complete).split(/\r\n|\r|\n/);
    rest = `${lines.pop() ?? ""}${whole.slice(complete)}`;
    return lines;
  };
}

function partOf(block: readonly string[]): Part {
  const fields = block.map((line) => {
    const colon = line.indexOf(":");
    const name = colon === -1 ? line : line.slice(0, colon);
    return { name, value: colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "") };
  });
  const data = fields.filter(({ name }) => name === "data").map(({ value }) => value);
  return {
    id: fields.findLast(({ name, value }) => name === "id" && !value.includes("\0"))?.value,
    data: data.length === 0 ? undefined : data.join("\n"),
  };
}
