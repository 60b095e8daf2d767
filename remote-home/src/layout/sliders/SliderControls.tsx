import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useT } from './i18n';
import styles from './sliders.module.css';
import type { SliderControl } from './use-slider';

export const SliderControls = ({ control, label }: { control: SliderControl; label: string }) => {
  const t = useT();
  const { playing, atStart, atEnd, previous, next, toggle } = control;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.controls} role="group" aria-label={t('controls', { label })}>
      {playing !== null && (
        <button type="button" className={styles.control} onClick={toggle} aria-label={t(playing ? 'pause' : 'play')}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
      <button type="button" className={styles.control} onClick={previous} disabled={atStart} aria-label={t('previous')}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className={styles.control} onClick={next} disabled={atEnd} aria-label={t('next')}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
};
