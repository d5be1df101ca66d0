export function imagePackages(): { name: string; version: string; license: string | null }[]
