import { Badge } from '#app/ui/display/badge.tsx'

interface CampaignBadgesProps {
  names: readonly string[]
  className?: string
}

export function CampaignBadges({ names, className }: CampaignBadgesProps) {
  if (names.length === 0) return null
  return (
    <div className={className}>
      {names.map((name) => (
        <Badge key={name} kind="tint">
          {name}
        </Badge>
      ))}
    </div>
  )
}
