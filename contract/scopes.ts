/** What a key may carry beyond what every key may do: `manage` opens the owner's endpoints under /manage/v1. */
export const scopes = ["manage"] as const;

export type Scope = (typeof scopes)[number];
