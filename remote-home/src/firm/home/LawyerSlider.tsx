import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames, EmptyState, LinkButton } from 'shared/ui';
import type { SwiperOptions } from 'swiper/types';
import { Picture } from '../../layout/Picture';
import { Section } from '../../layout/Section';
import { SliderControls } from '../../layout/sliders/SliderControls';
import slider from '../../layout/sliders/sliders.module.css';
import { useSlider } from '../../layout/sliders/use-slider';
import { useT } from './i18n';
import styles from './LawyerSlider.module.css';
import type { HomeData } from './load';

/** Values of §9; its three breakpoints of the spacing are read as below 768, from 768 and from 1200 px. */
const options: SwiperOptions = {
  loop: true,
  speed: 500,
  autoplay: { delay: 5000, disableOnInteraction: false },
  slidesPerView: 2,
  spaceBetween: 20,
  breakpoints: { 768: { slidesPerView: 3, spaceBetween: 40 }, 1200: { slidesPerView: 3, spaceBetween: 60 } },
};

const portraitSizes = '(min-width: 1280px) 360px, (min-width: 768px) 30vw, 45vw';

export const LawyerSlider = ({ lawyers }: { lawyers: HomeData['lawyers'] }) => {
  const t = useT();
  const language = useLanguage();
  const { ref, control } = useSlider(options);
  return (
    <Section
      id="lawyers"
      className={styles.band}
      title={t('lawyers')}
      lead={t('lawyersLead')}
      aside={
        lawyers.length > 0 && (
          <>
            <LinkButton variant="quiet" small to="/lawyers">
              {t('lawyersAll')}
            </LinkButton>
            <SliderControls control={control} label={t('lawyers')} />
          </>
        )
      }
    >
      {lawyers.length === 0 ? (
        <EmptyState title={t('lawyersEmpty')} />
      ) : (
        <div ref={ref} className={classNames(slider.frame, styles.frame)}>
          <ul className={slider.track}>
            {lawyers.map(({ _id, name, otherName, ceo, position, slug, image }, index) => (
              <li key={_id} className={slider.slide} data-index={index}>
                <Link to={`/lawyers/${slug}`} className={styles.lawyer}>
                  <Picture
                    url={image}
                    alt=""
                    shape="portrait"
                    sizes={portraitSizes}
                    person
                    className={styles.portrait}
                  />
                  <span className={styles.names}>
                    <strong className={styles.name}>{name}</strong>
                    <span className={styles.otherName} lang={language === 'ko' ? 'en' : 'ko'}>
                      {otherName}
                    </span>
                  </span>
                  <span className={classNames(styles.position, ceo && styles.ceo)}>{position}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
};
