import { classNames } from '../class-names';
import styles from './Prose.module.css';

/** Rich text of the API, which sanitises it when it is written and when it is read (C-7). */
export const Prose = ({ html, className }: { html: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
