import { Bell } from 'lucide-react';
import { defineGallery, sampleI18n, samplePicture } from 'shared/gallery';
import { CollapsibleText } from './CollapsibleText';
import { Prose } from './Prose';
import { VisuallyHidden } from './VisuallyHidden';

const { useT } = sampleI18n;

const useHtml = () => {
  const t = useT();
  return `<h2>${t('heading')}</h2><p>${t('paragraph')} <a href="/">${t('link')}</a></p>
<ol><li>${t('stepOne')}</li><li>${t('stepTwo')}</li><li>${t('stepThree')}</li></ol>
<blockquote><p>${t('quote')}</p></blockquote>
<table><tbody><tr><th>${t('practice')}</th><th>${t('duration')}</th><th>${t('cost')}</th></tr>
<tr><td>${t('stepOne')}</td><td>3</td><td>110,000</td></tr><tr><td>${t('stepTwo')}</td><td>14</td><td>330,000</td></tr></tbody></table>
<p><img src="${samplePicture}" alt="${t('heading')}"></p>`;
};

const Article = () => <Prose html={useHtml()} />;

const Terms = () => {
  const t = useT();
  return <CollapsibleText title={t('terms')} summary={t('termsSummary')} html={`<p>${t('paragraph')}</p>`.repeat(8)} />;
};

const Hidden = () => {
  const t = useT();
  return (
    <p style={{ display: 'flex', gap: 'var(--space-2)' }}>
      <Bell aria-hidden style={{ flex: 'none' }} />
      <VisuallyHidden>{t('hiddenText')}</VisuallyHidden>
      <span>{t('hiddenNote')}</span>
    </p>
  );
};

export const gallery = defineGallery({
  title: { ko: '글', en: 'Text', cn: '文字' },
  parts: {
    Prose: { props: 'html: sanitised by the API; className?', wide: true, states: { normal: Article } },
    CollapsibleText: { props: 'title; summary; html', wide: true, states: { normal: Terms, focus: Terms } },
    VisuallyHidden: { states: { normal: Hidden } },
  },
});
