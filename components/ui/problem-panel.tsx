"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { describeProblem } from "#lib/messages/describe-problem.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { MarkShape } from "./mark-shape.tsx";

interface ProblemPanelProps {
  problem: Problem;
  /** Without it the page is asked for again. */
  onRetry?: () => unknown;
  /** What can be asked again only by doing it again has no retry. */
  retry?: boolean;
  className?: string;
}

/** What happened, what it means, what to do; spoken as soon as it appears. */
export function ProblemPanel({ problem, onRetry, retry = true, className }: ProblemPanelProps) {
  const messages = useMessages();
  const router = useRouter();
  const [asking, startAsking] = useTransition();
  const { happened, meaning, next } = describeProblem(problem, messages);
  const again = () =>
    startAsking(async () => {
      if (onRetry) await onRetry();
      else router.refresh();
    });
  return (
    <div className={cx("flex gap-3 rounded-lg bg-negative-soft p-4", className)} role="alert">
      <MarkShape className="mt-1 size-3 text-negative" shape="cross" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium text-negative">{happened}</p>
        <p className="text-ink">
          {meaning} {next}
        </p>
        {retry && (
          <div className="mt-2">
            <Button onClick={again} pending={asking} size="small">
              {messages.common.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
