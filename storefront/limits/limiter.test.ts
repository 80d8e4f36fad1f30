import assert from "node:assert/strict";
import { after, test } from "node:test";
import { testDatabase } from "../testing/database.ts";
import { forgetIdleSubjects, PER_MINUTE } from "./lease-requests.ts";
import { openRateLimiter, type RateLimiter } from "./limiter.ts";

const { pool } = await testDatabase();
const open: RateLimiter[] = [];
after(() => Promise.all(open.map((limiter) => limiter.close())));

function limiter(ticks?: () => number): RateLimiter {
  const made = openRateLimiter(pool, ticks);
  open.push(made);
  return made;
}

let subjects = 0;
const newSubject = () => `test:${++subjects}`;

async function askTimes(one: RateLimiter, subject: string, times: number): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time++) if ((await one.take(subject)).allowed) passed += 1;
  return passed;
}

/** Lets time pass where it is kept. */
async function later(subject: string, seconds: number): Promise<void> {
  await pool.query(
    `UPDATE rate_limits SET uses = ARRAY(SELECT used - $2 * interval '1 second' FROM unnest(uses) used),
            held_until = ARRAY(SELECT ended - $2 * interval '1 second' FROM unnest(held_until) ended)
     WHERE subject = $1`,
    [subject, seconds],
  );
}

test("one instance lets exactly a hundred requests pass, one after the other", async () => {
  const one = limiter();
  const subject = newSubject();
  const remaining: number[] = [];
  for (let time = 0; time < PER_MINUTE; time++) {
    const verdict = await one.take(subject);
    assert.ok(verdict.allowed);
    remaining.push(verdict.remaining);
  }
  assert.deepEqual(
    remaining,
    Array.from({ length: PER_MINUTE }, (_, place) => PER_MINUTE - 1 - place),
  );
  const refused = await one.take(subject);
  assert.equal(refused.allowed, false);
  assert.equal(refused.remaining, 0);
  assert.ok(refused.reset >= 1 && refused.reset <= 60);
});

test("one instance lets exactly a hundred requests pass, all at once", async () => {
  const one = limiter();
  const subject = newSubject();
  const verdicts = await Promise.all(Array.from({ length: 250 }, () => one.take(subject)));
  assert.equal(verdicts.filter(({ allowed }) => allowed).length, PER_MINUTE);
});

test("two instances together never let more than a hundred pass, and at most ten fewer", async () => {
  const one = limiter();
  const other = limiter();
  for (const concurrent of [1, 7, 60]) {
    const subject = newSubject();
    let passed = 0;
    for (let round = 0; round < 240; round += concurrent) {
      const verdicts = await Promise.all(
        Array.from({ length: concurrent }, (_, place) =>
          (place % 2 === round % 2 ? one : other).take(subject),
        ),
      );
      passed += verdicts.filter(({ allowed }) => allowed).length;
    }
    assert.ok(passed <= PER_MINUTE, `${passed} passed with ${concurrent} at once`);
    assert.ok(passed >= PER_MINUTE - 10, `${passed} passed with ${concurrent} at once`);
  }
});

test("one instance asked much and another little still share one count", async () => {
  const busy = limiter();
  const calm = limiter();
  const subject = newSubject();
  let passed = 0;
  for (let round = 0; round < 150; round++) {
    if ((await busy.take(subject)).allowed) passed += 1;
    if (round % 10 === 0 && (await calm.take(subject)).allowed) passed += 1;
  }
  assert.ok(passed <= PER_MINUTE && passed >= PER_MINUTE - 10, `${passed} passed`);
});

test("the minute slides: what passed longer ago is free again, and only that", async () => {
  let time = 1_000_000;
  const subject = newSubject();
  const one = limiter(() => time);
  assert.equal(await askTimes(one, subject, 60), 60);
  await one.close();
  await later(subject, 40);
  const two = limiter(() => time);
  assert.equal(await askTimes(two, subject, 60), 40);
  await two.close();
  await later(subject, 25);
  time += 25_000;
  const three = limiter(() => time);
  assert.equal(await askTimes(three, subject, 100), 60);
});

test("refused requests do not count", async () => {
  const one = limiter();
  const subject = newSubject();
  assert.equal(await askTimes(one, subject, 300), PER_MINUTE);
  await one.close();
  await later(subject, 61);
  assert.equal(await askTimes(limiter(), subject, 300), PER_MINUTE);
});

test("an instance that stops gives back what it did not use", async () => {
  const one = limiter();
  const subject = newSubject();
  await one.take(subject);
  await one.close();
  assert.equal(await askTimes(limiter(), subject, 200), PER_MINUTE - 1);
});

test("what a dead instance held counts as used until a minute after its lease", async () => {
  const dead = limiter();
  const subject = newSubject();
  await dead.take(subject);
  assert.equal(
    await askTimes(limiter(), subject, 200),
    PER_MINUTE - 9,
    "nine were granted, whatever became of them",
  );
  await later(subject, 30);
  assert.equal(await askTimes(limiter(), subject, 200), 0);
  await later(subject, 61);
  assert.equal(await askTimes(limiter(), subject, 200), PER_MINUTE);
});

test("an instance whose lease has ended does not use what is left of it", async () => {
  let time = 1_000_000;
  const slow = limiter(() => time);
  const subject = newSubject();
  await slow.take(subject);
  time += 11_000;
  await later(subject, 11);
  const verdict = await slow.take(subject);
  assert.ok(verdict.allowed);
  const { rows } = await pool.query("SELECT cardinality(uses) AS used FROM rate_limits WHERE subject = $1", [
    subject,
  ]);
  assert.ok(rows[0].used >= 9, "what was held and not reported counts as used");
});

test("each key has a count of its own", async () => {
  const one = limiter();
  const first = newSubject();
  const second = newSubject();
  assert.equal(await askTimes(one, first, 120), PER_MINUTE);
  assert.equal(await askTimes(one, second, 120), PER_MINUTE);
});

test("when the database cannot be asked, the requests are told so and nothing is granted", async () => {
  const one = limiter();
  const subject = newSubject();
  await pool.query("ALTER FUNCTION lease_requests RENAME TO lease_requests_away");
  await assert.rejects(async () => one.take(subject));
  await pool.query("ALTER FUNCTION lease_requests_away RENAME TO lease_requests");
  assert.equal((await one.take(subject)).remaining, PER_MINUTE - 1);
});

test("who has not asked for minutes is forgotten", async () => {
  const one = limiter();
  const idle = newSubject();
  const busy = newSubject();
  await one.take(idle);
  await one.take(busy);
  await pool.query("UPDATE rate_limits SET touched_at = now() - interval '5 minutes' WHERE subject = $1", [
    idle,
  ]);
  await forgetIdleSubjects(pool);
  const { rows } = await pool.query("SELECT subject FROM rate_limits WHERE subject = ANY($1)", [
    [idle, busy],
  ]);
  assert.deepEqual(rows, [{ subject: busy }]);
});
