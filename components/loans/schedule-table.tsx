import { loansPage } from "@/lib/content/loans";
import { rupiah } from "@/lib/format/money";
import type { Quote } from "@/lib/loans/quote";

const copy = loansPage.simulator;

/** Every payment of a quote. */
export function ScheduleTable({ quote }: { quote: Quote }) {
  return (
    <div>
      <table className="w-full border-fg border-t-2 text-small tabular-nums">
        <caption className="pb-3 text-left font-bold text-body">{copy.schedule}</caption>
        <thead>
          <tr className="border-line border-b text-fg-mute">
            <th scope="col" className="py-2 text-left font-semibold">
              {copy.number}
            </th>
            <th scope="col" className="py-2 text-left font-semibold">
              {copy.day}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {copy.pay}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.instalments.map(({ number, day, amount }) => (
            <tr key={number} className="border-line border-b">
              <td className="py-2">{number}</td>
              <td className="py-2">{day}</td>
              <td className="py-2 text-right font-semibold">{rupiah(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-3 text-left font-bold">
              {copy.total}
            </th>
            <td className="py-3 text-right font-bold">{rupiah(quote.repaid)}</td>
          </tr>
        </tfoot>
      </table>
      {quote.product.instalmentDays ? null : <p className="mt-2 text-fg-mute text-small">{copy.scheduleAgreed}</p>}
    </div>
  );
}
