/** A pulse with something to send now, and how many of its deliveries are under way. */
export interface Waiting {
  pulse: number;
  underWay: number;
}

/** How many deliveries one sender has under way: of a single pulse, and of all together. */
export interface Places {
  ofOne: number;
  all: number;
}

/** The fuller it is, the less one pulse may take: many slow ones together still leave room for the next. */
export function mostOfOne(underWay: number, { ofOne, all }: Places): number {
  if (underWay < all / 2) return ofOne;
  return underWay < (all * 3) / 4 ? Math.min(ofOne, 3) : 1;
}

/** Deals the free places out one by one, a round at a time, so that a long queue takes nothing from a short one. */
export function dealPlaces(
  waiting: readonly Waiting[],
  underWay: number,
  places: Places,
): Map<number, number> {
  const dealt = new Map<number, number>();
  let taken = underWay;
  let open = [...waiting];
  while (open.length > 0) {
    const next: Waiting[] = [];
    for (const one of open) {
      const mine = dealt.get(one.pulse) ?? 0;
      if (taken >= places.all || one.underWay + mine >= mostOfOne(taken, places)) continue;
      dealt.set(one.pulse, mine + 1);
      taken += 1;
      next.push(one);
    }
    open = next;
  }
  return dealt;
}
