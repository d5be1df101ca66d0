import type { ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'

import { leadingWidgets } from './area-heading.ts'
import type { Container, Widget } from '#app/content/widget/widget.ts'
import { WidgetView } from '#app/content/widget/widget-view.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './widget-area.module.css'

interface WidgetAreaProps {
  containers: readonly Container[]
  /** One column only, beside a menu. */
  isColumn?: boolean
  /** Far down on its page: no picture is loaded early. */
  isBelowFold?: boolean
  /** Whether the title of the first banner is the page's `h1`. */
  isWholePage?: boolean
  /** What follows the widgets in the same column. */
  children?: ReactNode
}

export function WidgetArea({
  containers,
  isColumn = false,
  isBelowFold = false,
  isWholePage = false,
  children,
}: WidgetAreaProps) {
  const leading = leadingWidgets(containers)
  return (
    <div className={classNames(styles.area, isColumn && styles.column)}>
      {containers.map((container) => (
        <div
          key={container.id}
          className={classNames(
            ui.width,
            styles.container,
            styles[container.design],
            styles[container.layout],
            widthClass(container),
          )}
        >
          {container.widgets.map((widget) => (
            <section
              key={widget.id}
              className={classNames(styles.cell, widget.isWide && styles.wide, widthClass(widget))}
              data-widget={widget.kind}
            >
              <WidgetView
                widget={widget}
                container={container}
                isFirst={!isBelowFold && leading.has(widget)}
                isHeading={isWholePage && leading.has(widget)}
              />
            </section>
          ))}
        </div>
      ))}
      {children ? (
        <div className={classNames(ui.width, styles.container, styles.narrow)}>{children}</div>
      ) : null}
    </div>
  )
}

function widthClass({ shownOn }: Pick<Widget, 'shownOn'>): string | undefined {
  if (shownOn === null) return undefined
  return shownOn === 'mobile' ? styles.onNarrow : styles.onWide
}
