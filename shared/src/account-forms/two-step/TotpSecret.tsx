import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { CopyButton } from './CopyButton';
import { twoStepI18n } from './i18n';
import styles from './two-step.module.css';

export type Enrolment = z.infer<typeof contract.totp.enrol.response>;

/** Margin that QR scanners need, in modules. */
const quietZone = 4;

/** The secret of the authenticator app, to scan or to type. */
export const TotpSecret = ({ enrolment: { qr, secret } }: { enrolment: Enrolment }) => {
  const t = twoStepI18n.useT();
  const side = qr.size + 2 * quietZone;
  return (
    <>
      <h3>{t('scan')}</h3>
      <svg
        className={styles.qr}
        role="img"
        aria-label={t('qr')}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>{t('secret')}</p>
      <p className={styles.secret}>
        <code translate="no">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} />
      </p>
    </>
  );
};
