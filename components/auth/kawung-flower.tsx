import { useId } from "react";

const TURNS = [45, 135, 225, 315] as const;
const PANDAN = "#0b3328";
const KUNYIT = "#f7b92d";

function Petals({ fill, slit }: { fill: string; slit: string }) {
  return TURNS.map((turn) => (
    <g key={turn} transform={`rotate(${turn} 80 80)`}>
      <ellipse cx="126" cy="80" rx="41" ry="23" fill={fill} />
      <ellipse cx="126" cy="80" rx="22" ry="5" fill={slit} />
    </g>
  ));
}

/**
 * A kawung flower over the edge between two halves, each half in the colour of the other. On phones it turns with the
 * edge.
 */
export function KawungFlower() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-44 -translate-1/2 rotate-90 md:rotate-0 xl:size-88"
    >
      <clipPath id={`${id}-kiri`}>
        <path d="M0 0H80V160H0z" />
      </clipPath>
      <clipPath id={`${id}-kanan`}>
        <path d="M80 0H160V160H80z" />
      </clipPath>
      <g clipPath={`url(#${id}-kiri)`}>
        <Petals fill={KUNYIT} slit="#0e4536" />
      </g>
      <g clipPath={`url(#${id}-kanan)`}>
        <Petals fill={PANDAN} slit={KUNYIT} />
      </g>
      <rect x="72" y="72" width="16" height="16" transform="rotate(45 80 80)" fill="#cf5f2b" />
    </svg>
  );
}
