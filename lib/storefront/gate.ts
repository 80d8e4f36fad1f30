import { type Budget, begin, close, end, newBudget, type Priority, type Told, used } from "./budget.ts";
import type { Clock } from "./clock.ts";
import { nextOf, presentPriority, raised, type Waiting } from "./schedule.ts";

/** A place in the queue before the store. */
export interface Turn {
  /** When the request may be sent; tells how long that took. Whoever was let in says `ended` afterwards. */
  begun: Promise<number>;
  raise(priority: Priority): void;
}

/** The one door through which every request of this process to the store goes. */
export interface Gate {
  enter(priority: Priority): Turn;
  ended(told?: Told): void;
  /** The store said no to everybody for so long. */
  closeFor(milliseconds: number): void;
  waiting(): number;
  standing(): Standing;
}

/** How much of the store's limit is used at this moment, and how many requests wait for more of it. */
export interface Standing {
  used: number;
  limit: number;
  waiting: number;
}

export function openGate(clock: Clock): Gate {
  let budget: Budget = newBudget();
  let queue: Waiting[] = [];
  let forgetAlarm = () => {};
  let lastId = 0;
  const resolvers = new Map<number, (waited: number) => void>();

  function look() {
    forgetAlarm();
    for (;;) {
      const now = clock.now();
      const next = nextOf(queue, budget, now);
      if ("lookAgainIn" in next) {
        if (Number.isFinite(next.lookAgainIn)) forgetAlarm = clock.after(Math.ceil(next.lookAgainIn), look);
        return;
      }
      const { begins } = next;
      budget = begin(budget, presentPriority(begins, now), now);
      queue = queue.filter(({ id }) => id !== begins.id);
      resolvers.get(begins.id)?.(now - begins.since);
      resolvers.delete(begins.id);
    }
  }

  return {
    enter: (priority) => {
      lastId += 1;
      const id = lastId;
      const begun = new Promise<number>((resolve) => resolvers.set(id, resolve));
      queue.push({ id, priority, since: clock.now() });
      look();
      return {
        begun,
        raise: (to) => {
          queue = raised(queue, id, to);
          look();
        },
      };
    },
    ended: (told) => {
      budget = end(budget, clock.now(), told);
      look();
    },
    closeFor: (milliseconds) => {
      budget = close(budget, clock.now() + milliseconds);
      look();
    },
    waiting: () => queue.length,
    standing: () => ({ used: used(budget, clock.now()), limit: budget.limit, waiting: queue.length }),
  };
}
