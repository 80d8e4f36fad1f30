import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cancellationRefusal, invitationStatus } from "./invitation.ts";

const now = new Date("2026-03-05T12:00:00.000Z");
const open = { status: "pending", expiresAt: new Date(now.getTime() + 1) } as const;
const late = { status: "pending", expiresAt: now } as const;

describe("an invitation", () => {
  it("has expired from its very end on, whether that was written down or not", () => {
    assert.equal(invitationStatus(open, now), "pending");
    assert.equal(invitationStatus(late, now), "expired");
    assert.equal(invitationStatus({ ...late, status: "accepted" }, now), "accepted");
  });

  it("can be cancelled as long as it waits for an answer", () => {
    assert.equal(cancellationRefusal(open, now), null);
    assert.equal(cancellationRefusal(late, now), "invitation_not_pending");
    assert.equal(cancellationRefusal({ ...open, status: "accepted" }, now), "invitation_not_pending");
    assert.equal(cancellationRefusal({ ...open, status: "cancelled" }, now), "invitation_already_cancelled");
  });
});
