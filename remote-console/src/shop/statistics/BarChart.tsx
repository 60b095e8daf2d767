import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { named, placeOf, scale } from './scale';

export interface Bar {
  key: string;
  /** Below the bar. */
  name: string;
  /** How it is told in a sentence. */
  fullName: string;
  value: number;
  /** The value in words. */
  text: string;
}

interface Props {
  label: string;
  bars: readonly Bar[];
  /** What stands above the bars as long as none is looked at. */
  summary: string;
  /** Names that fit below the bars. */
  most?: number;
}

const height = 180;
const axis = 52;
const locales = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' } as const;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Bars that are read one after the other: by pointing at them, or with the arrow keys. */
export const BarChart = ({ label, bars, summary, most = 12 }: Props) => {
  const language = useLanguage();
  const [at, setAt] = useState<number | null>(null);
  const last = bars.length - 1;
  const bar = at === null ? undefined : bars[Math.min(at, last)];
  const around = scale(bars.map(({ value }) => value));
  const short = new Intl.NumberFormat(locales[language], { notation: 'compact', maximumFractionDigits: 1 });
  const shows = named(bars.length, most);
  const zero = placeOf(0, around);

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * bars.length))));
  };
  const step = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (!next) return;
    event.preventDefault();
    setAt(at === null ? 0 : next(at, last));
  };

  return (
    <Box>
      <Typography sx={{ minHeight: 24, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {bar ? `${bar.fullName} · ${bar.text}` : summary}
      </Typography>
      <Box sx={{ position: 'relative', height, mt: 1, ml: `${axis}px` }} aria-hidden>
        {around.lines.map((line) => (
          <Box
            key={line}
            sx={{
              position: 'absolute',
              left: 0,
              right: 0,
              top: `${placeOf(line, around)}%`,
              borderTop: 1,
              borderColor: line === 0 ? 'text.secondary' : 'divider',
            }}
          >
            <Typography
              variant="caption"
              color="text.secondary"
              sx={{ position: 'absolute', right: '100%', pr: 1, top: -9, whiteSpace: 'nowrap', lineHeight: '18px' }}
            >
              {short.format(line)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={bar ? `${bar.fullName}, ${bar.text}` : summary}
        onKeyDown={step}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        sx={{
          position: 'relative',
          height,
          mt: `-${height}px`,
          ml: `${axis}px`,
          touchAction: 'pan-y',
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 4 },
        }}
      >
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${bars.length || 1} 100`}
          preserveAspectRatio="none"
        >
          {bars.map(({ key, value }, index) => {
            const top = Math.min(zero, placeOf(value, around));
            const tall = Math.abs(placeOf(value, around) - zero);
            return (
              <rect
                key={key}
                x={index + 0.16}
                y={top}
                width={0.68}
                height={value === 0 ? 0 : Math.max(tall, 0.6)}
                style={{ fill: index === at ? 'var(--accent)' : value < 0 ? 'var(--bad)' : 'var(--cool)' }}
              />
            );
          })}
        </svg>
      </Box>
      <Box sx={{ position: 'relative', height: 22, ml: `${axis}px` }} aria-hidden>
        {bars.map(({ key, name }, index) =>
          shows(index) ? (
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
              {name}
            </Typography>
          ) : null,
        )}
      </Box>
    </Box>
  );
};
