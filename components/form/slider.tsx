type SliderProps = {
  label: string;
  /** The value as screen readers read it. */
  valueText: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
};

/** A range input. It needs scripts, so a control that works without them is next to it. */
export function Slider({ label, valueText, min, max, step, value, onChange }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      style={{ "--at": (value - min) / (max - min) } as React.CSSProperties}
      className="slider noscript:hidden print:hidden"
    />
  );
}
