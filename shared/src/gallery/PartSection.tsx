import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { classNames, ErrorBoundary, ErrorState, Loading } from 'shared/ui';
import type { Part } from './gallery';
import styles from './gallery.module.css';
import { galleryI18n, type StateName, useStateNames } from './i18n';
import { type PseudoState, showPseudoState } from './pseudo-states';

const control = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface StateProps {
  name: StateName;
  label: string;
  Example: ComponentType;
}

const State = ({ name, label, Example }: StateProps) => {
  const ref = useRef<HTMLDivElement>(null);
  // After each change of theme too, which writes other sheets.
  useEffect(() => {
    const target = ref.current?.querySelector(control);
    if (target && (name === 'hover' || name === 'focus')) showPseudoState(target, name satisfies PseudoState);
  });
  return (
    <figure className={styles.state}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <div ref={ref} className={styles.stage}>
        <ErrorBoundary fallback={(cause) => <ErrorState message={String(cause)} />}>
          <Suspense fallback={<Loading />}>
            <Example />
          </Suspense>
        </ErrorBoundary>
      </div>
    </figure>
  );
};

interface PartSectionProps {
  name: string;
  part: Part;
  importLine: string;
}

/** A component: its name, how it is imported, and its states. */
export const PartSection = ({ name, part, importLine }: PartSectionProps) => {
  const t = galleryI18n.useT();
  const stateName = useStateNames();
  const states = Object.entries(part.states) as [StateName, ComponentType][];
  return (
    <section className={classNames(styles.part, !part.wide && styles.narrow)} id={name}>
      <div>
        <h2 className={styles.partName}>{name}</h2>
        <pre className={styles.code}>
          <code>{importLine}</code>
          {part.props && <code className={styles.props}>{part.props}</code>}
        </pre>
        {part.with && (
          <p className={styles.within}>
            {t('within')}: <span translate="no">{part.with.join(', ')}</span>
          </p>
        )}
      </div>
      <div className={classNames(styles.states, part.wide && styles.wide)}>
        {states.map(([state, Example]) => (
          <State key={state} name={state} label={stateName(state)} Example={Example} />
        ))}
      </div>
    </section>
  );
};
