import assert from "node:assert/strict";
import { test } from "node:test";
import { french } from "./french.ts";

const march = { kind: "day", at: new Date("2026-03-12T23:30:00Z"), withYear: false } as const;
const minutes = (amount: number) => ({ kind: "span", amount, unit: "minute" }) as const;
const days = (amount: number) => ({ kind: "span", amount, unit: "day" }) as const;

test("the verdict can be read out in French", () => {
  const said = [
    french({ key: "license_active", params: { used: 3, max: 5, expires: days(12) } }),
    french({ key: "license_pending", params: { max: 1, expires: null } }),
    french({ key: "refused_limit_reached", params: { refused: minutes(4), used: 3, max: 3 } }),
    french({ key: "license_revoked", params: { revoked: march, reason: "remboursement" } }),
  ];
  assert.deepEqual(said, [
    "Active : 3 sur 5 appareils, expire dans 12 jours",
    "Pas encore activée, utilisable sur 1 appareil",
    "Refusée il y a 4 minutes : 3 sur 3 appareils en service",
    "Révoquée le 12 mars : remboursement",
  ]);
});

test("what is lost is said with its number, and who is not known is the customer", () => {
  const lost = { product: "Brush Pack Pro", records: 3 };
  assert.equal(
    french({ key: "revocation_in_use", params: { ...lost, customer: "Ana Ruiz", devices: 1 } }),
    "Ana Ruiz perd « Brush Pack Pro » sur 1 appareil, maintenant et définitivement. Les traces des 3 activations sont conservées.",
  );
  assert.equal(
    french({ key: "revocation_unused", params: { ...lost, customer: null, records: 0 } }),
    "Le client ne pourra jamais utiliser cette licence pour « Brush Pack Pro ».",
  );
});

test("what a freed device and a refund mean is said with its number", () => {
  const said = [
    french({ key: "removal", params: { device: null } }),
    french({ key: "freeing", params: { device: "MacBook", spare: 1 } }),
    french({ key: "freeing", params: { device: "MacBook", spare: 3 } }),
    french({ key: "refund", params: { customer: "Ana Ruiz", product: "Brush Pack", licenses: 2 } }),
  ];
  assert.deepEqual(said, [
    "L’appareil rend sa place, qu’un autre appareil peut prendre. La trace de son activation est conservée.",
    "« MacBook » garde sa place la plus récente et rend l’autre. Les traces des activations sont conservées.",
    "« MacBook » garde sa place la plus récente et rend les 3 autres. Les traces des activations sont conservées.",
    "Ana Ruiz ne peut plus ouvrir « Brush Pack », maintenant et définitivement. Ses 2 licences sont révoquées. La boutique compte l’argent comme rendu ; envoyez-le avec votre prestataire de paiement.",
  ]);
});

test("a day is the reader's day", () => {
  assert.equal(
    french({ key: "discount_begins", params: { begins: march } }, "Europe/Paris"),
    "à partir du 13 mars",
  );
});
