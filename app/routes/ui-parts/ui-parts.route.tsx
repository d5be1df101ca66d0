import type { LoaderFunctionArgs } from '@remix-run/node'
import { useState, type ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon, iconNames } from '#app/ui/display/icon.tsx'
import { PageMain } from '#app/ui/document/page-main.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'
import { SkeletonLines } from '#app/ui/feedback/skeleton-lines.tsx'
import { useToast } from '#app/ui/feedback/toast-provider.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { ShareLink } from '#app/ui/form/share-link.tsx'
import { TextArea, TextField } from '#app/ui/form/text-field.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { TextLink } from '#app/ui/navigation/text-link.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { openVisit } from '#app/visit/visit.server.ts'

/** The parts of `app/ui` in their states, at `/ui-parts` of a development server. */
export async function loader(args: LoaderFunctionArgs) {
  await openVisit(args)
  return null
}

const kinds = ['primary', 'secondary', 'quiet'] as const
const sizes = ['small', 'normal', 'large'] as const
const longWord = 'Sammanhängande'.repeat(12)
const choices = ['A', 'B', longWord].map((label, index) => ({
  value: label,
  label,
  ...(index === 0 && { detail: 'detail', aside: '49 kr' }),
}))
const fields = {
  empty: {},
  hint: { hint: 'hint' },
  optional: { optional: 'optional' },
  filled: { defaultValue: 'value' },
  error: { error: 'error', defaultValue: 'value' },
  disabled: { disabled: true },
  long: { hint: longWord, error: longWord, defaultValue: longWord },
}

export default function UiParts() {
  const showToast = useToast()
  const [shape, setShape] = useState<'drawer' | 'screen' | null>(null)
  return (
    <PageMain>
      <div className={classNames(ui.page, ui.stack8)}>
        <h1>app/ui</h1>
        <Part name="Button">
          {kinds.flatMap((kind) =>
            sizes.map((size) => (
              <Button key={kind + size} type="button" {...{ kind, size }}>
                {`${kind} ${size}`}
              </Button>
            )),
          )}
          <Button type="button" aria-busy>
            busy
          </Button>
          <ButtonLink to="#main">ButtonLink</ButtonLink>
          <Button type="button" wide>
            wide
          </Button>
        </Part>
        <Part name="Badge">
          {(['plain', 'accent', 'reduction', 'tint'] as const).map((kind) => (
            <Badge key={kind} kind={kind}>
              {kind}
            </Badge>
          ))}
        </Part>
        <Part name="Icon">
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Part>
        <Part name="Notice">
          <Notice>info</Notice>
          <Notice kind="good">good</Notice>
          <Notice kind="error">{longWord}</Notice>
        </Part>
        <Part name="ProgressLine, SkeletonLines">
          <ProgressLine value={2} max={5} />
          <SkeletonLines />
        </Part>
        <Part name="TextField, TextArea, SelectField, Checkbox">
          {Object.entries(fields).map(([state, props]) => (
            <div key={state} className={ui.stack3}>
              <TextField id={`text-${state}`} label={state} {...props} />
              <TextArea id={`area-${state}`} label={state} {...props} />
              <SelectField id={`select-${state}`} label={state} {...props}>
                <option>value</option>
                <option>{longWord}</option>
              </SelectField>
              <Checkbox
                id={`check-${state}`}
                label={state}
                {...('error' in props && { error: props.error })}
              />
            </div>
          ))}
        </Part>
        <Part name="RadioGroup">
          <RadioGroup id="radio" name="radio" legend="legend" choices={choices} defaultValue="A" />
          <RadioGroup id="wrong" name="wrong" legend="legend" choices={choices} error="error" />
        </Part>
        <Part name="QuantityStepper">
          <QuantityStepper id="number" defaultValue={2} fewerLabel="−" moreLabel="+" />
        </Part>
        <Part name="ErrorSummary">
          <ErrorSummary
            title="title"
            attempt={0}
            errors={[
              { fieldId: 'text-error', message: 'error' },
              { fieldId: 'text-long', message: longWord },
            ]}
          />
        </Part>
        <Part name="ShareLink">
          <ShareLink
            id="share"
            link={`https://www.example.se/${longWord}`}
            texts={{ link: 'link', copy: 'copy', share: 'share', copied: 'copied' }}
          />
        </Part>
        <Part name="Breadcrumbs, TextLink">
          <Breadcrumbs label="path" steps={[{ name: 'A', to: '#main' }, { name: longWord }]} />
          <TextLink to="#main">TextLink</TextLink>
        </Part>
        <Part name="Toast, Dialog">
          {(['good', 'error'] as const).map((mode) => (
            <Button key={mode} type="button" onClick={() => showToast({ text: mode, mode })}>
              {`toast ${mode}`}
            </Button>
          ))}
          {(['drawer', 'screen'] as const).map((each) => (
            <Button key={each} type="button" kind="secondary" onClick={() => setShape(each)}>
              {`dialog ${each}`}
            </Button>
          ))}
          <Dialog
            title={shape ?? ''}
            closeLabel="close"
            isOpen={shape !== null}
            onClose={() => setShape(null)}
            shape={shape ?? 'drawer'}
          >
            <p>{longWord}</p>
          </Dialog>
        </Part>
      </div>
    </PageMain>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className={ui.stack3}>{children}</div>
    </section>
  )
}
