import { createContext, useContext } from 'react'

import type { AgentScope } from '../context.ts'

const Scope = createContext<AgentScope>('off')

export const AgentScopeProvider = Scope.Provider

export const useAgentScope = (): AgentScope => useContext(Scope)
