import common from '../../components/common.module.css';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import { SlotIllustration, type SlotState } from './SlotIllustration';
import styles from './StepsSection.module.css';

const none = null;

/** The slots of each step: three days by four times, row by row. */
const steps = [
  {
    title: 'step1Title',
    text: 'step1Text',
    slots: [none, 'open', 'open', 'open', none, 'open', none, 'open', 'open', 'open', 'open', none],
  },
  {
    title: 'step2Title',
    text: 'step2Text',
    slots: [none, 'picked', 'open', 'open', none, 'picked', none, 'open', 'open', 'open', 'picked', none],
  },
  {
    title: 'step3Title',
    text: 'step3Text',
    slots: [none, 'open', 'open', 'open', none, 'confirmed', none, 'open', 'open', 'open', 'open', none],
  },
] as const satisfies { title: string; text: string; slots: readonly (SlotState | null)[] }[];

export const StepsSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="steps" title={t('stepsTitle')} lead={t('stepsLead')}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, slots }, index) => (
          <li key={title} className={styles.step}>
            <SlotIllustration slots={slots} />
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {t(title)}
            </h3>
            <p className={common.soft}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
