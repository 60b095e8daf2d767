type Labels = Record<string, string | number>;

const escapeLabel = (value: string | number) =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const formatLabels = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(value)}"`)
    .join(',');

const formatSample = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`;

export type Metric = [
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: number | (readonly [Labels, number])[],
];

/** Formats metrics in the text format of Prometheus; one without samples is left out. */
export const formatMetrics = (metrics: Metric[]) =>
  metrics.flatMap(([name, type, help, samples]) => {
    const rows = typeof samples === 'number' ? [[{}, samples] as const] : samples;
    if (rows.length === 0) return [];
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...rows.map(([labels, value]) => formatSample(name, formatLabels(labels), value)),
    ];
  });

/** Upper bounds of the buckets (s). */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates a histogram of durations, by labels. */
export const createHistogram = (name: string, help: string) => {
  const series = new Map<string, { buckets: number[]; sum: number }>();
  return {
    observe: (labels: string, seconds: number) => {
      const entry = series.get(labels) ?? { buckets: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
      series.set(labels, entry);
      const found = bounds.findIndex((bound) => seconds <= bound);
      const index = found === -1 ? bounds.length : found;
      entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
      entry.sum += seconds;
    },
    lines: () => {
      const rows = [...series].flatMap(([labels, { buckets, sum }]) => {
        let count = 0;
        const counted = buckets.map((inBucket, index) => {
          count += inBucket;
          return formatSample(`${name}_bucket`, `${labels},le="${bounds[index] ?? '+Inf'}"`, count);
        });
        return [...counted, formatSample(`${name}_sum`, labels, sum), formatSample(`${name}_count`, labels, count)];
      });
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...rows];
    },
  };
};
