import { Card } from "#components/ui/card.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Money } from "#components/ui/money.tsx";
import { PaymentState } from "#components/ui/status.tsx";
import type { Sale } from "#contract/sale.ts";
import type { Messages } from "#lib/messages/en.ts";

export function PaymentCard({ payment, words }: { payment: Sale["payment"]; words: Messages["sales"] }) {
  const { amount, exchange_rate: rate, transaction_id: transaction, gateway, method, fee } = payment;
  return (
    <Card title={words.payment}>
      <DefinitionList>
        <Definition name={words.paymentStatus}>
          <PaymentState status={payment.status} />
        </Definition>
        {payment.failure_error && <Definition name={words.failureError}>{payment.failure_error}</Definition>}
        {amount && (
          <Definition name={words.paid}>
            <Money amount={amount} />
          </Definition>
        )}
        {rate && rate.value !== 1 && (
          <Definition name={words.exchangeRate}>
            <span className="tabular">
              {rate.value} {rate.currency}
            </span>
          </Definition>
        )}
        {transaction && (
          <Definition name={words.transaction}>
            <Copyable text={transaction} thing={words.transactionId} />
          </Definition>
        )}
        {gateway && <Definition name={words.gateway}>{gateway}</Definition>}
        {method && <Definition name={words.method}>{method}</Definition>}
        {fee && (
          <Definition name={words.fee}>
            <Money amount={fee} />
          </Definition>
        )}
      </DefinitionList>
    </Card>
  );
}
