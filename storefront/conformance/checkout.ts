import assert from "node:assert/strict";
import { checkoutResponse } from "#contract/checkout.ts";
import { type ProductType, productsResponse } from "#contract/product.ts";
import { salesResponse } from "#contract/sale.ts";
import { get, refuses, refusesField, shaped } from "./expect.ts";
import type { Check, Subject } from "./subject.ts";

let buyers = 0;

export function newBuyer() {
  buyers += 1;
  return {
    email: `conformance-${process.pid}-${Date.now()}-${buyers}@example.com`,
    first_name: "Conny",
    last_name: "Formance",
    phone: { number: "600000000", country_code: "FR" },
  };
}

const address = { address: "1 Main Street", city: "Lyon", state: "Rhône", country: "FR", zip: "69001" };

export async function products(subject: Subject, type: ProductType, isFree?: boolean) {
  const { data } = await get(subject, `/v1/products?per_page=100&type=${type}`, productsResponse);
  return data.data.filter((product) => isFree === undefined || product.is_free === isFree);
}

export async function checkout(subject: Subject, body: Record<string, unknown>) {
  const reply = await subject.send("POST", "/v1/checkout", { body: { ...newBuyer(), ...address, ...body } });
  return { reply, read: () => shaped(reply, 201, checkoutResponse, "POST /v1/checkout").data };
}

const WITHOUT_PRODUCT = { product_id: "prd_nothing" };

export const checkoutChecks: readonly Check[] = [
  {
    title: "POST /v1/checkout without a product names product_id",
    async run(subject) {
      await refusesField(subject, "product_id", "POST", "/v1/checkout", { body: {} });
      return undefined;
    },
  },
  {
    title: "POST /v1/checkout of an unknown product is answered 404",
    async run(subject) {
      await refuses(subject, 404, "POST", "/v1/checkout", { body: { ...newBuyer(), ...WITHOUT_PRODUCT } });
      return undefined;
    },
  },
  {
    title: "a bad checkout has one entry per field, dotted names, and a message that counts the others",
    async run(subject) {
      const [product] = [
        ...(await products(subject, "license")),
        ...(await products(subject, "downloadable")),
      ].filter(({ pricing }) => pricing.type === "one_time");
      if (!product) return { skipped: "the store sells neither a file nor a license" };
      const body = {
        product_id: product.id,
        email: "no address",
        phone: { number: "12 34", country_code: "XX" },
      };
      const { errors, message } = await refusesField(subject, "phone.number", "POST", "/v1/checkout", {
        body,
      });
      for (const field of ["email", "first_name", "last_name", "phone.country_code"]) {
        assert.ok(errors[field]?.length, `nothing was said of ${field}`);
      }
      const all = Object.values(errors).flat();
      assert.equal(message, `${all[0]} (and ${all.length - 1} more errors)`);
      return undefined;
    },
  },
  {
    title: "services, coaching and pay-what-you-want products are refused with 422, each in its own words",
    async run(subject) {
      const { data } = await get(subject, "/v1/products?per_page=100", productsResponse);
      const elsewhere = [
        data.data.find(({ type }) => type === "service"),
        data.data.find(({ type, pricing }) => type === "coaching" && pricing.type !== "what_you_want"),
        data.data.find(({ pricing }) => pricing.type === "what_you_want"),
      ].filter((product) => product !== undefined);
      if (elsewhere.length === 0) return { skipped: "the store has none of them" };
      const messages = [];
      for (const { id } of elsewhere) {
        const options = { body: { ...newBuyer(), product_id: id } };
        messages.push((await refuses(subject, 422, "POST", "/v1/checkout", options)).message);
      }
      assert.equal(new Set(messages).size, messages.length);
      return undefined;
    },
  },
  {
    title: "a paid product leads to its payment, and the sale awaits it",
    acts: true,
    async run(subject) {
      const [product] = (await products(subject, "license", false)).filter(
        ({ pricing }) => pricing.type === "one_time",
      );
      if (!product) return { skipped: "the store sells no license" };
      const bought = (await checkout(subject, { product_id: product.slug })).read();
      assert.equal(bought.step, "payment");
      assert.equal(bought.purchase?.status, "awaiting_payment");
      assert.ok(bought.payment?.checkout_url && bought.payment.transaction_id);
      const path = `/v1/sales?search=${bought.purchase?.id}`;
      const { data } = await get(subject, path, salesResponse);
      assert.equal(data[0]?.status, "awaiting_payment");
      assert.deepEqual(data[0]?.post_purchase.files, []);
      return undefined;
    },
  },
  {
    title: "a free product is there at once, with its access data, and is not bought twice",
    acts: true,
    async run(subject) {
      const free = [
        ...(await products(subject, "downloadable", true)),
        ...(await products(subject, "course", true)),
      ];
      const [product] = free.filter(({ pricing }) => pricing.type === "free");
      if (!product) return { skipped: "the store has no free file or course" };
      const buyer = newBuyer();
      const bought = (await checkout(subject, { ...buyer, product_id: product.id })).read();
      assert.equal(bought.step, "completed");
      assert.equal(bought.purchase?.status, "completed");
      assert.equal(bought.purchase?.payment.amount, null);
      assert.equal(bought.payment?.checkout_url ?? null, null);
      const { files, courses } = bought.purchase?.post_purchase ?? { files: [], courses: [] };
      assert.ok(files.length + courses.length > 0, "there is no access data");
      const again = await checkout(subject, { ...buyer, product_id: product.id });
      const answer = shaped(again.reply, 200, checkoutResponse, "the second POST /v1/checkout").data;
      assert.equal(answer.step, "already_purchased");
      assert.equal(answer.purchase, null);
      return undefined;
    },
  },
  {
    title: "an unknown discount code is refused with errors.discount_code",
    acts: true,
    async run(subject) {
      const [product] = (await products(subject, "license", false)).filter(
        ({ pricing }) => pricing.type === "one_time",
      );
      if (!product) return { skipped: "the store sells no license" };
      const body = { ...newBuyer(), product_id: product.id, discount_code: "NO-SUCH-CODE-EVER" };
      await refusesField(subject, "discount_code", "POST", "/v1/checkout", { body });
      return undefined;
    },
  },
];
