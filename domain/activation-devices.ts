export interface ActivationFacts {
  deviceIdentifier: string | null;
  createdAt: Date;
  removedAt: Date | null;
}

export interface Device {
  /** Null for one that never said who it is: each of its activations is a device of its own, as far as we know. */
  identifier: string | null;
  slots: number;
  firstAt: Date;
  lastAt: Date;
}

function joined(device: Device | undefined, { deviceIdentifier, createdAt }: ActivationFacts): Device {
  if (!device) return { identifier: deviceIdentifier, slots: 1, firstAt: createdAt, lastAt: createdAt };
  return {
    ...device,
    slots: device.slots + 1,
    firstAt: createdAt < device.firstAt ? createdAt : device.firstAt,
    lastAt: createdAt > device.lastAt ? createdAt : device.lastAt,
  };
}

/** The devices that hold slots now, the one that holds most first. */
export function devicesOf(activations: readonly ActivationFacts[]): Device[] {
  const named = new Map<string, Device>();
  const nameless: Device[] = [];
  for (const activation of activations) {
    const { deviceIdentifier, removedAt } = activation;
    if (removedAt) continue;
    if (deviceIdentifier === null) nameless.push(joined(undefined, activation));
    else named.set(deviceIdentifier, joined(named.get(deviceIdentifier), activation));
  }
  const newestFirst = (one: Device, other: Device) => other.lastAt.getTime() - one.lastAt.getTime();
  return [...named.values(), ...nameless].sort(
    (one, other) => other.slots - one.slots || newestFirst(one, other),
  );
}

/** Where slots may be wasted: the same device counted more than once. */
export function devicesHoldingSeveral(activations: readonly ActivationFacts[]): Device[] {
  return devicesOf(activations).filter(({ slots }) => slots > 1);
}
