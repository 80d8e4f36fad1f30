import type { AuditRow } from "#lib/audit/row.ts";
import type { Messages } from "#lib/messages/en.ts";

type Words = Pick<Messages, "shell" | "reasonTexts" | "problems" | "lists">;

/** What was given with the act, and why it was not done: a reason, a device, a role. */
export function remarkOf({ detail, code, result }: AuditRow, words: Words): string {
  const already = result.outcome === "already" ? words.lists.alreadyDone : null;
  const given = Object.entries(detail).map(([name, value]) => {
    if (name === "role") return roleOf(value, words);
    return name === "did" ? wordIn(words.lists.did, value) : value;
  });
  const told = [...given, code && whyNot(code, words), already];
  return told.filter((value) => typeof value === "string" && value !== "").join(" · ");
}

function roleOf(role: unknown, { shell }: Words): unknown {
  return wordIn(shell.roles, role);
}

function wordIn(words: Readonly<Record<string, string>>, name: unknown): unknown {
  return typeof name === "string" && Object.hasOwn(words, name) ? words[name] : name;
}

/** The store's reason or ours as a sentence; as it is where it is of a version that knows more words. */
function whyNot(code: string, { reasonTexts, problems }: Words): string {
  const { last_owner, person_gone, already_staff, wrong_password, not_found } = problems;
  const ours = { last_owner, person_gone, already_staff, wrong_password, not_found };
  const reason = Object.entries(reasonTexts).find(([name]) => name === code)?.[1];
  return reason?.happened ?? Object.entries(ours).find(([name]) => name === code)?.[1]().happened ?? code;
}
