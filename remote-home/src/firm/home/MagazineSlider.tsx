import { ArrowRight } from 'lucide-react';
import { classNames, EmptyState, ErrorState, LinkButton } from 'shared/ui';
import type { SwiperOptions } from 'swiper/types';
import { Section } from '../../layout/Section';
import { SliderControls } from '../../layout/sliders/SliderControls';
import slider from '../../layout/sliders/sliders.module.css';
import { useSlider } from '../../layout/sliders/use-slider';
import { ArticleCard } from '../magazine/ArticleCard';
import { useT } from './i18n';
import type { HomeData } from './load';
import styles from './MagazineSlider.module.css';

/** Values of §9, which names no spacing. */
const options: SwiperOptions = {
  loop: false,
  speed: 500,
  slidesPerView: 2,
  spaceBetween: 20,
  grid: { rows: 2, fill: 'column' },
  breakpoints: { 1200: { slidesPerView: 2, spaceBetween: 40 }, 1544: { slidesPerView: 3, spaceBetween: 40 } },
};

export const MagazineSlider = ({ boards }: { boards: HomeData['boards'] }) => {
  const t = useT();
  const { ref, control } = useSlider(options);
  const aside = boards !== null && boards.length > 0 && (
    <>
      <LinkButton variant="quiet" small to="/magazine">
        {t('magazineAll')}
        <ArrowRight aria-hidden />
      </LinkButton>
      <SliderControls control={control} label={t('magazine')} />
    </>
  );
  return (
    <Section id="magazine" className={styles.wide} title={t('magazine')} lead={t('magazineLead')} aside={aside}>
      {boards === null && <ErrorState title={t('magazineFailed')} onRetry={() => window.location.reload()} />}
      {boards?.length === 0 && <EmptyState title={t('magazineEmpty')} />}
      {boards !== null && boards.length > 0 && (
        <div ref={ref} className={classNames(slider.frame, slider.rows, styles.frame)}>
          <ul className={slider.track}>
            {boards.map((board, index) => (
              <li key={board._id} className={slider.slide} data-index={index}>
                <ArticleCard board={board} level={3} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
};
