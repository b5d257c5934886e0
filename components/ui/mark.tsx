const HALF = "M5 0C7 -3 8.6 -8 13.8 -8C18.7 -8 21.5 -4.4 21.5 0S18.7 8 13.8 8C8.6 8 7 3 5 0z";
const PAIR =
  "M0 -2.8C6 -2.8 7.3 -8 13.8 -8C18.7 -8 21.5 -4.4 21.5 0S18.7 8 13.8 8C7.3 8 6 2.8 0 2.8S-7.3 8 -13.8 8C-18.7 8 -21.5 4.4 -21.5 0S-18.7 -8 -13.8 -8C-7.3 -8 -6 -2.8 0 -2.8z";

type MarkProps = {
  /** The loader: the mark turns. */
  turning?: boolean;
  /** On a dark ground the green half is white. */
  onDeep?: boolean;
  className?: string;
};

/** The small mark without slits, also the turning loader. Decorative: put a text about what is loading next to it. */
export function Mark({ turning = false, onDeep = false, className = "size-6" }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`flex-none ${turning ? "animate-[spin_1.6s_linear_infinite]" : ""} ${className}`}>
      <g transform="translate(24 24) scale(1.3)">
        <path className="fill-kunyit-400" transform="rotate(45)" d={HALF} />
        <path className="fill-kunyit-400" transform="rotate(225)" d={HALF} />
        <path className={onDeep ? "fill-white" : "fill-action"} transform="rotate(-45)" d={PAIR} />
      </g>
    </svg>
  );
}
