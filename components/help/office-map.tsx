/** Where the offices lie on the map's 700 by 460 units, in the order of `offices`. */
const places = [
  [153, 232],
  [204, 274],
  [381, 328],
  [531, 299],
] as const;
/** The line from each office to the next. */
const lines = ["M153 232C150 262 176 284 204 274", "M204 274C262 250 318 356 381 328", "M381 328C430 300 476 268 531 299"];

/** Where the name of each city stands. */
const names = [
  { text: "Jakarta", x: 150, y: 206 },
  { text: "Bandung", x: 204, y: 308 },
  { text: "Yogyakarta", x: 381, y: 302 },
  { text: "Surabaya", x: 531, y: 273 },
] as const;
/** The islands of the small map. */
const islands = [
  { text: "Sumatra", x: 200, y: 53 },
  { text: "Kalimantan", x: 308, y: 53 },
  { text: "Sulawesi", x: 392, y: 78 },
  { text: "Papua", x: 478, y: 112 },
  { text: "Jawa", x: 282, y: 168 },
] as const;

/** A map of Java with a flower for each office and a line from the head office to the current one. */
export function OfficeMap({ current }: { current: number }) {
  return (
    <svg viewBox="0 0 700 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="absolute inset-0 size-full">
      <image href="/art/peta-nusantara.svg" width="700" height="460" />
      {lines.map((line, index) => (
        <path
          key={line}
          d={line}
          pathLength="1"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="1 2"
          strokeDashoffset={index < current ? 0 : 1.02}
          className="stroke-kunyit-400 transition-[stroke-dashoffset] duration-700 motion-reduce:transition-none"
        />
      ))}
      {places.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`} className={index === current ? "fill-kunyit-400" : "fill-padi-300"}>
          {[45, 135, 225, 315].map((turn) => (
            <ellipse key={turn} cx="9" rx="8" ry="4" transform={`scale(${index === current ? 1.7 : 1}) rotate(${turn})`} />
          ))}
        </g>
      ))}
      {islands.map(({ text, x, y }) => (
        <text key={text} x={x} y={y} textAnchor="middle" fontSize="17" className="fill-padi-300 font-semibold">
          {text}
        </text>
      ))}
      {names.map(({ text, x, y }, index) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize="21"
          className={index === current ? "fill-kunyit-300 font-extrabold" : "fill-white font-semibold"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
