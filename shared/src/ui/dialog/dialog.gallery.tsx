import { defineGallery, Opener, sampleI18n } from 'shared/gallery';
import { Button } from '../buttons/Button';
import { TextArea } from '../fields/TextArea';
import { Dialog } from './Dialog';

const { useT } = sampleI18n;

const Normal = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title={t('dialogTitle')}>
          <p>{t('dialogText')}</p>
          <Button variant="danger" wide onClick={close}>
            {t('remove')}
          </Button>
        </Dialog>
      )}
    </Opener>
  );
};

const Drawer = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title={t('drawerTitle')} side="left">
          <p>{t('emptyText')}</p>
        </Dialog>
      )}
    </Opener>
  );
};

const Long = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title={t('longAction')}>
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text again
            <p key={index}>{t('paragraph')}</p>
          ))}
          <TextArea label={t('message')} hint={t('phoneHint')} rows={4} />
        </Dialog>
      )}
    </Opener>
  );
};

export const gallery = defineGallery({
  title: { ko: '대화 상자', en: 'Dialogues', cn: '对话框' },
  parts: {
    Dialog: {
      props: "open; onClose; title; side?: 'left' | 'right' | 'center'; contentScrolls?",
      states: { normal: Normal, variants: Drawer, long: Long },
    },
  },
});
