import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import { type Slot, SlotSketch } from './SlotSketch';
import styles from './Steps.module.css';

const _ = null;

/** The same three days by four times in each step, row by row. */
const steps = [
  {
    title: 'step1Title',
    text: 'step1Text',
    slots: [_, 'open', 'open', 'open', _, 'open', _, 'open', 'open', 'open', 'open', _],
  },
  {
    title: 'step2Title',
    text: 'step2Text',
    slots: [_, 'picked', 'open', 'open', _, 'picked', _, 'open', 'open', 'open', 'picked', _],
  },
  {
    title: 'step3Title',
    text: 'step3Text',
    slots: [_, 'open', 'open', 'open', _, 'confirmed', _, 'open', 'open', 'open', 'open', _],
  },
] as const satisfies { title: string; text: string; slots: readonly (Slot | null)[] }[];

export const Steps = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="steps" title={t('stepsTitle')} lead={t('stepsLead')}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, slots }, index) => (
          <li key={title} className={styles.step}>
            <SlotSketch slots={slots} />
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {t(title)}
            </h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
