import type { FormEvent } from 'react';
import { Button, ChoiceGroup, DialogFooter } from '../../primitives/index.ts';
import type { BankLinkWords } from './BankLinkDialog.content.ts';
import type { LinkInstitution } from './BankLinkDialog.model.ts';
import * as styles from './BankLinkDialog.css.ts';

export interface ChooseBankProps {
  institutions: readonly LinkInstitution[];
  /** The ID of the chosen bank. */
  chosen: string | undefined;
  labels: BankLinkWords;
  onChoose: (id: string) => void;
  onContinue: (bank: LinkInstitution) => void;
  onCancel: () => void;
}

/** The first step: choosing a bank. */
export function ChooseBank({
  institutions,
  chosen,
  labels,
  onChoose,
  onContinue,
  onCancel,
}: ChooseBankProps) {
  const bank = institutions.find(({ id }) => id === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bank) onContinue(bank);
  };
  return (
    <form data-part="bank-link-dialog-step" className={styles.step} noValidate onSubmit={submit}>
      <div className={styles.body}>
        <ChoiceGroup
          label={labels.choose}
          layout="list"
          options={institutions.map(({ id, name, about }) => ({
            value: id,
            label: name,
            detail: about,
          }))}
          value={bank?.id}
          onChange={onChoose}
        />
      </div>
      <DialogFooter>
        <Button
          data-part="bank-link-dialog-cancel"
          variant="outline"
          tone="neutral"
          onClick={onCancel}
        >
          {labels.cancel}
        </Button>
        <Button data-part="bank-link-dialog-continue" type="submit" disabled={!bank}>
          {labels.continue}
        </Button>
      </DialogFooter>
    </form>
  );
}
