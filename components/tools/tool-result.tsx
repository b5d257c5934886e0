import { type Answer, answerOf, type ToolValues, toolFaults } from "@/components/tools/tool-answer";
import { ReceiptPaper, ReceiptRow, ReceiptStamp, ReceiptSum } from "@/components/ui/receipt-paper";
import { resultCopy as copy, type ToolName, tools } from "@/lib/content/tools";
import { livingText } from "@/lib/loans/living-figures";

function Letter({ values, day }: { values: ToolValues; day: string }) {
  const { heading, blank, to, subject, paragraphs, signature } = copy.letter;
  const fields = tools["surat-pengaduan"].fields;
  const chosen = (name: string) => {
    const field = fields.find((each) => each.name === name);
    const value = values[name]?.trim() ?? "";
    return field?.choices && !field.choices.includes(value) ? field.start : value || blank;
  };
  const company = chosen("penyelenggara");
  const problem = chosen("masalah");
  return (
    <article aria-label={heading} data-letter="" className="day grid gap-4 bg-white p-6 shadow-hairline text-arang print:p-0">
      <p>{to(company)}</p>
      <p className="font-bold">{subject(problem)}</p>
      {paragraphs(company, problem, chosen("tanggal"), chosen("permintaan")).map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {livingText(paragraph, day)}
        </p>
      ))}
      {signature.map((line) => (
        <p key={line}>
          {line} {blank}
        </p>
      ))}
    </article>
  );
}

/** Two parts of a whole, and what they are called. */
function Bar({ share, names, bad }: NonNullable<Answer>["bar"]) {
  const grounds = bad ? ["bg-kunyit-400", "bg-pandan-700"] : ["bg-pandan-700", "bg-kunyit-400"];
  const shares = [share, 1 - share];
  return (
    <div aria-hidden="true" className="pt-1 pb-3">
      <div className="flex h-2 gap-0.5">
        {names.map((name, index) => (
          <span key={name} data-own-colours="true" className={`rounded-xs ${grounds[index]}`} style={{ width: `${(shares[index] ?? 0) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-fg-soft text-micro">
        {names.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span data-own-colours="true" className={`size-2 rounded-full ${grounds[index]}`} />
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What a tool answers by the rules of a day. */
export function ToolResult({ tool, values, day }: { tool: ToolName; values: ToolValues; day: string }) {
  if (tool === "surat-pengaduan") return <Letter values={values} day={day} />;
  const answer = answerOf(tool, values, day);
  if (!answer)
    return toolFaults(tool, values).map((sentence) => (
      <p key={sentence} className="font-semibold">
        {sentence}
      </p>
    ));
  return (
    <ReceiptPaper className="w-full md:w-112">
      <p className="border-fg border-b-[1.5px] pb-3 font-bold text-body leading-5">{tools[tool].short}</p>
      {answer.stamp ? <ReceiptStamp good={answer.stamp.good}>{answer.stamp.text}</ReceiptStamp> : null}
      <dl>
        {answer.lines.map(([label, value]) => {
          const Line = label === answer.sum ? ReceiptSum : ReceiptRow;
          return (
            <Line key={label} label={label}>
              {value}
            </Line>
          );
        })}
      </dl>
      <Bar {...answer.bar} />
      <p className="border-line border-t pt-3 text-fg-soft text-micro">{answer.note}</p>
    </ReceiptPaper>
  );
}
