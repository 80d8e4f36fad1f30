/** Columns as wide as their longest word. */
export function printTable(head: string[], lines: string[][]) {
  const widths = head.map((name, at) => Math.max(name.length, ...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of [head, ...lines])
    console.log(
      line
        .map((word, at) => word.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
