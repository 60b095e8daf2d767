type Labels = Record<string, string | number>;

const escaped = (value: string | number) =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const labelled = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`;

/** One metric in Prometheus' text format; without samples it is left out. */
export const metric = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: number | (readonly [Labels, number])[],
) => {
  const rows = typeof samples === 'number' ? [[{}, samples] as const] : samples;
  if (rows.length === 0) return [];
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...rows.map(([labels, value]) => line(name, labelled(labels), value)),
  ];
};

/** Upper ends of the classes of a duration (s). */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts durations by class, for each set of labels on its own. */
export const histogram = (name: string, help: string) => {
  const series = new Map<string, { classes: number[]; sum: number }>();
  return {
    observe: (labels: string, seconds: number) => {
      const one = series.get(labels) ?? { classes: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
      series.set(labels, one);
      const place = bounds.findIndex((bound) => seconds <= bound);
      const index = place === -1 ? bounds.length : place;
      one.classes[index] = (one.classes[index] ?? 0) + 1;
      one.sum += seconds;
    },
    lines: () => {
      const rows = [...series].flatMap(([labels, { classes, sum }]) => {
        let count = 0;
        const counted = classes.map((some, index) => {
          count += some;
          return line(`${name}_bucket`, `${labels},le="${bounds[index] ?? '+Inf'}"`, count);
        });
        return [...counted, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, count)];
      });
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...rows];
    },
  };
};
