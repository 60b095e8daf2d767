import { defineGallery, sampleI18n } from 'shared/gallery';
import { useLocation } from 'shared/router';
import { ExternalLink } from './ExternalLink';
import { Pager } from './Pager';

const { useT } = sampleI18n;

const Court = () => <ExternalLink href="https://www.scourt.go.kr">{useT()('court')}</ExternalLink>;
const LongCourt = () => <ExternalLink href="https://www.scourt.go.kr">{useT()('longCourt')}</ExternalLink>;
const WithoutIcon = () => (
  <ExternalLink href="https://www.scourt.go.kr" hideIcon>
    {useT()('court')}
  </ExternalLink>
);

const Pages = () => {
  const { pathname } = useLocation();
  return <Pager page={4} limit={10} total={123} buildHref={() => pathname} />;
};

export const gallery = defineGallery({
  title: { ko: '링크', en: 'Links', cn: '链接' },
  parts: {
    ExternalLink: {
      props: 'href; hideIcon?: for a whole card; …<a>',
      states: { normal: Court, focus: Court, variants: WithoutIcon, long: LongCourt },
    },
    Pager: { props: 'page; limit; total; buildHref', wide: true, states: { many: Pages } },
  },
});
