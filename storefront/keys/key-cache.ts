import { type Listener, listen } from "../db/listener.ts";
import type { Pool } from "../db/pool.ts";
import { findKey, type KnownKey } from "./find-key.ts";
import { openRollCall, rollCallChannels } from "./roll-call.ts";

const MOST = 10_000;

export interface KeyCache {
  get(keyId: string): KnownKey | undefined | Promise<KnownKey | undefined>;
  /** Once no instance answers from what it knew before the last change. */
  everybodyHeard(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keys in memory, as long as the database can say that one has changed: a change drops it, and while the connection
 * that would bring the news is broken nothing is kept at all. Unknown keys never are, so that new ones work at once.
 */
export function openKeyCache(pool: Pool, url: string): KeyCache {
  const kept = new Map<string, KnownKey>();
  const asked = new Map<string, Promise<KnownKey | undefined>>();
  let listening = false;

  function forgetAll() {
    kept.clear();
    asked.clear();
  }

  const rollCall = openRollCall(pool);
  const listener: Listener = listen(url, ["api_key_changed", "store_changed", ...rollCallChannels], {
    notified(channel, payload) {
      rollCall.notified(channel, payload, listener);
      if (channel !== "api_key_changed" && channel !== "store_changed") return;
      // An answer still on its way may be from before the change, so it is not kept either.
      asked.clear();
      if (channel === "api_key_changed") kept.delete(payload);
      else for (const [id, { store }] of kept) if (String(store.id) === payload) kept.delete(id);
    },
    connected() {
      forgetAll();
      listening = true;
    },
    lost() {
      listening = false;
      forgetAll();
    },
  });

  function ask(keyId: string): Promise<KnownKey | undefined> {
    const answer = findKey(pool, keyId).then(
      (found) => {
        if (asked.get(keyId) === answer) keep(keyId, found);
        return found;
      },
      (error) => {
        if (asked.get(keyId) === answer) asked.delete(keyId);
        throw error;
      },
    );
    asked.set(keyId, answer);
    return answer;
  }

  function keep(keyId: string, found: KnownKey | undefined) {
    asked.delete(keyId);
    if (!found || !listening) return;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(keyId, found);
  }

  return {
    everybodyHeard: () => rollCall.everybodyHeard(),
    get: (keyId) => kept.get(keyId) ?? asked.get(keyId) ?? ask(keyId),
    close: () => listener.close(),
  };
}
