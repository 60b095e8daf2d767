import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { BarAxis } from './BarAxis';
import { axisWidth, chartHeight } from './chart-size';
import { createLabelFilter, createScale, type Scale, toOffsetPercent } from './scale';

interface Bar {
  key: string;
  /** Used in sentences. */
  name: string;
  /** Shown below the bar. */
  shortName: string;
  value: number;
  /** The value in words. */
  valueText: string;
}

interface Props {
  label: string;
  bars: readonly Bar[];
  /** Text above the bars while none is selected. */
  summary: string;
  /** Number of names that fit below the bars. */
  maxLabels?: number;
}

const keySteps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index) => Math.max(0, index - 1),
  ArrowUp: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const Bars = ({ bars, scale, selected }: { bars: readonly Bar[]; scale: Scale; selected: number | null }) => {
  const zero = toOffsetPercent(0, scale);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox={`0 0 ${bars.length || 1} 100`}
      preserveAspectRatio="none"
    >
      {bars.map(({ key, value }, index) => {
        const offset = toOffsetPercent(value, scale);
        return (
          <rect
            key={key}
            x={index + 0.16}
            y={Math.min(zero, offset)}
            width={0.68}
            height={value === 0 ? 0 : Math.max(Math.abs(offset - zero), 0.6)}
            style={{ fill: index === selected ? 'var(--accent)' : value < 0 ? 'var(--bad)' : 'var(--cool)' }}
          />
        );
      })}
    </svg>
  );
};

const BarNames = ({ bars, maxLabels }: { bars: readonly Bar[]; maxLabels: number }) => {
  const isVisible = createLabelFilter(bars.length, maxLabels);
  return (
    <Box sx={{ position: 'relative', height: 22, ml: `${axisWidth}px` }} aria-hidden>
      {bars.map(({ key, shortName }, index) =>
        isVisible(index) ? (
          <Typography
            key={key}
            variant="caption"
            color="text.secondary"
            sx={{
              position: 'absolute',
              top: 4,
              left: `${((index + 0.5) / bars.length) * 100}%`,
              transform: 'translateX(-50%)',
              whiteSpace: 'nowrap',
            }}
          >
            {shortName}
          </Typography>
        ) : null,
      )}
    </Box>
  );
};

/** A bar chart; one bar at a time is selected by pointer or arrow keys and read out. */
export const BarChart = ({ label, bars, summary, maxLabels = 12 }: Props) => {
  const [selected, setSelected] = useState<number | null>(null);
  const last = bars.length - 1;
  const bar = selected === null ? undefined : bars[Math.min(selected, last)];
  const scale = createScale(bars.map(({ value }) => value));

  const selectAtPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSelected(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * bars.length))));
  };
  const selectByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    setSelected(selected === null ? 0 : step(selected, last));
  };

  return (
    <Box>
      <Typography sx={{ minHeight: 24, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {bar ? `${bar.name} · ${bar.valueText}` : summary}
      </Typography>
      <BarAxis scale={scale} />
      <Box
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(selected ?? 0) + 1}
        aria-valuetext={bar ? `${bar.name}, ${bar.valueText}` : summary}
        onKeyDown={selectByKey}
        onPointerMove={selectAtPointer}
        onPointerDown={selectAtPointer}
        onPointerLeave={() => setSelected(null)}
        onBlur={() => setSelected(null)}
        sx={{
          position: 'relative',
          height: chartHeight,
          mt: `-${chartHeight}px`,
          ml: `${axisWidth}px`,
          touchAction: 'pan-y',
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 4 },
        }}
      >
        <Bars bars={bars} scale={scale} selected={selected} />
      </Box>
      <BarNames bars={bars} maxLabels={maxLabels} />
    </Box>
  );
};
