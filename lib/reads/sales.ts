import "server-only";
import type { Answer } from "../answer.ts";
import { withStore } from "../storefront/the-store.ts";
import type { Range } from "./reading/count-sales.ts";
import { type SaleTold, saleOf } from "./reading/sale.ts";
import { type SalesFigures, salesFigures } from "./reading/sales-metrics.ts";

export type { SalesFigures, SaleTold };

export function readSale(id: string): Promise<Answer<SaleTold>> {
  return withStore((client) => saleOf(client, id));
}

export function readSalesMetrics(range: Range): Promise<Answer<SalesFigures>> {
  return withStore((client) => salesFigures(client, range));
}
