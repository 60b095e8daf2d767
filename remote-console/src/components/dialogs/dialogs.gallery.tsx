import { ApiFailure } from 'shared/client';
import { Opener } from 'shared/gallery';
import { Prose } from 'shared/ui';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { post } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { SeoulDateTimeInput } from '../inputs/SeoulDateTimeInput';
import { ApiFailureAlert } from './ApiFailureAlert';
import { ConfirmButton } from './ConfirmButton';
import { ExcelExportDialog } from './ExcelExportDialog';
import { FormDialog } from './FormDialog';
import { PreviewDialog } from './PreviewDialog';
import { ReasonDialog } from './ReasonDialog';

const { useT } = exampleI18n;
const done = async () => undefined;

const createFailure = (message: string) => new ApiFailure(409, 'slot_taken', message);

const Close = () => {
  const t = useT();
  return (
    <ConfirmButton
      variant="outlined"
      label={t('close')}
      question={t('closeQuestion')}
      doneMessage={t('closed')}
      onConfirm={done}
    />
  );
};

const Move = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) =>
        open && (
          <FormDialog
            title={t('moveDate')}
            lead={t('moveLead')}
            submit={t('moveDate')}
            defaults={{ at: null }}
            onSubmit={async () => {
              throw createFailure(t('slotTaken'));
            }}
            onClose={close}
          >
            <SeoulDateTimeInput source="at" label={t('moveDate')} />
          </FormDialog>
        )
      }
    </Opener>
  );
};

const Reject = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) =>
        open && (
          <ReasonDialog
            title={t('reject')}
            lead={t('rejectLead')}
            submit={t('reject')}
            onSubmit={done}
            onClose={close}
          />
        )
      }
    </Opener>
  );
};

const Excel = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) =>
        open && (
          <ExcelExportDialog
            name="forms"
            lead={t('excelLead')}
            fetchFile={async () => new Blob(['example'])}
            onClose={close}
          />
        )
      }
    </Opener>
  );
};

const Preview = () => {
  const t = useT();
  return (
    <Opener>
      {(open, close) => (
        <PreviewDialog open={open} title={t('preview')} tabsLabel={t('preview')} maxWidth="md" onClose={close}>
          {(language) => <Prose html={post.content[language] ?? post.content.ko} />}
        </PreviewDialog>
      )}
    </Opener>
  );
};

const Refused = () => {
  const failure = createFailure(useT()('slotTaken'));
  return (
    <ExampleForm>
      <ApiFailureAlert failure={failure} />
    </ExampleForm>
  );
};

export const gallery = defineConsoleGallery({
  title: { ko: '대화 상자', en: 'Dialogues', cn: '对话框' },
  parts: {
    ConfirmButton: {
      props: 'label; question; doneMessage; onConfirm; …<Button>',
      states: { normal: Close, focus: Close },
    },
    FormDialog: {
      props: "title; lead?; submit; tone?: 'primary' | 'error'; wide?; defaults; onSubmit; onClose; children",
      with: ['DialogHeader'],
      states: { opened: Move },
    },
    ReasonDialog: { props: 'title; lead; submit; reasonLabel?; onSubmit; onClose', states: { opened: Reject } },
    ExcelExportDialog: { props: 'name; lead; fetchFile; onClose', states: { opened: Excel } },
    PreviewDialog: {
      props: "open; title; tabsLabel; maxWidth: 'sm' | 'md'; onClose; children: (language) => …",
      states: { opened: Preview },
    },
    ApiFailureAlert: { props: 'failure', states: { error: Refused } },
  },
});
