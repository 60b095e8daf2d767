import { defineGallery, sampleI18n } from 'shared/gallery';
import { Reveal } from './Reveal';

const Normal = () => (
  <Reveal>
    <p>{sampleI18n.useT()('paragraph')}</p>
  </Reveal>
);

export const gallery = defineGallery({
  title: { ko: '나타남', en: 'Reveal', cn: '渐显' },
  parts: { Reveal: { props: '…<div>', states: { normal: Normal } } },
});
