/** Just after this row, walking back in time. */
export interface AuditPlace {
  at: Date;
  id: number;
}

export function placeText({ at, id }: AuditPlace): string {
  return `${at.getTime().toString(36)}.${id.toString(36)}`;
}

/** Null for what is no place: then the list begins at its top. */
export function placeOf(text: string): AuditPlace | null {
  const [, time = "", row = ""] = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})$/.exec(text) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  const id = Number.parseInt(row, 36);
  return Number.isNaN(at.getTime()) || !Number.isSafeInteger(id) ? null : { at, id };
}
