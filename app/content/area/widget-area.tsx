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
}

export function WidgetArea({
  containers,
  isColumn = false,
  isBelowFold = false,
  isWholePage = false,
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
            widthClass(container),
          )}
        >
          <div className={classNames(styles.widgets, styles[container.layout])}>
            {container.widgets.map((widget) => (
              <div
                key={widget.id}
                className={classNames(
                  styles.widget,
                  widget.isWide && styles.wide,
                  widthClass(widget),
                )}
                data-widget={widget.kind}
              >
                <WidgetView
                  widget={widget}
                  container={container}
                  isFirst={!isBelowFold && leading.has(widget)}
                  isHeading={isWholePage && leading.has(widget)}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function widthClass({ shownOn }: Pick<Widget, 'shownOn'>): string | undefined {
  if (shownOn === null) return undefined
  return shownOn === 'mobile' ? styles.onNarrow : styles.onWide
}
