import type { ReactNode } from "react";
import type { Mark, Tone } from "#domain/marks.ts";
import { cx } from "./cx.ts";
import { MarkShape } from "./mark-shape.tsx";

export const toneText: Record<Tone, string> = {
  positive: "text-positive",
  warning: "text-warning",
  negative: "text-negative",
  idle: "text-idle",
};

const toneGround: Record<Tone, string> = {
  positive: "bg-positive-soft text-positive",
  warning: "bg-warning-soft text-warning",
  negative: "bg-negative-soft text-negative",
  idle: "bg-idle-soft text-idle",
};

interface StatusBadgeProps {
  mark: Mark;
  /** `row` in lists, where many stand under each other; `badge` where one stands alone. */
  look?: "row" | "badge";
  children: ReactNode;
}

/** A state in a shape, a word and a colour, so that none of them has to be seen alone. */
export function StatusBadge({ mark, look = "row", children }: StatusBadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 whitespace-nowrap text-sm",
        look === "badge" && `h-6 rounded-full px-2 font-medium ${toneGround[mark.tone]}`,
      )}
    >
      <span className={cx("flex", toneText[mark.tone])}>
        <MarkShape shape={mark.shape} />
      </span>
      {children}
    </span>
  );
}
