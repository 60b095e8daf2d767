import { CalendarPlus } from 'lucide-react';
import { defineGallery, sampleI18n } from 'shared/gallery';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

const { useT } = sampleI18n;
const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' } as const;

const Normal = () => <Button>{useT()('details')}</Button>;
const Primary = () => <Button variant="primary">{useT()('consult')}</Button>;

const Variants = () => {
  const t = useT();
  return (
    <div style={row}>
      <Button variant="primary">{t('consult')}</Button>
      <Button>{t('details')}</Button>
      <Button variant="quiet">{t('close')}</Button>
      <Button variant="danger">{t('remove')}</Button>
      <Button variant="lit">{t('consult')}</Button>
    </div>
  );
};

const Sizes = () => {
  const t = useT();
  return (
    <div style={row}>
      <Button variant="primary" small>
        {t('save')}
      </Button>
      <Button variant="primary">{t('save')}</Button>
      <Button variant="primary" wide>
        {t('save')}
      </Button>
    </div>
  );
};

const Disabled = () => {
  const t = useT();
  return (
    <div style={row}>
      <Button variant="primary" disabled>
        {t('save')}
      </Button>
      <Button disabled>{t('details')}</Button>
    </div>
  );
};

const WithIcon = () => (
  <Button>
    <CalendarPlus aria-hidden />
    {useT()('consult')}
  </Button>
);

const Long = () => <Button variant="primary">{useT()('longAction')}</Button>;

const LinkNormal = () => <LinkButton to="/">{useT()('details')}</LinkButton>;
const LinkPrimary = () => (
  <LinkButton to="/" variant="primary">
    {useT()('consult')}
  </LinkButton>
);
const LinkLong = () => (
  <LinkButton to="/" wide>
    {useT()('longAction')}
  </LinkButton>
);

export const gallery = defineGallery({
  title: { ko: '버튼', en: 'Buttons', cn: '按钮' },
  parts: {
    Button: {
      props: "variant?: 'primary' | 'secondary' | 'quiet' | 'lit' | 'danger'; small?; wide?; …<button>",
      states: {
        variants: Variants,
        sizes: Sizes,
        normal: Normal,
        hover: Primary,
        focus: Primary,
        disabled: Disabled,
        icon: WithIcon,
        long: Long,
      },
    },
    LinkButton: {
      props: 'to; variant?; small?; wide?; …<Link>',
      states: { normal: LinkNormal, hover: LinkNormal, focus: LinkPrimary, long: LinkLong },
    },
  },
});
