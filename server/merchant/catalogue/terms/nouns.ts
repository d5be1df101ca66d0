/** Last parts of furniture compounds: nouns with their common forms, and colours. */
import type { LanguageCode } from '../../channel/markets.ts'

const list = (words: string) => words.trim().split(/\s+/)

export const nouns: Record<LanguageCode, readonly string[]> = {
  sv: list(`bord bordet borden bänk bänkar bänken stol stolar stolen soffa soffor soffan säng sängar
    sängen hylla hyllor hyllan lampa lampor lampan matta mattor mattan kudde kuddar kudden pall pallar
    pallen skåp skåpet fåtölj fåtöljer fåtöljen byrå byråer spegel speglar gardin gardiner pläd plädar
    kruka krukor korg korgar låda lådor klocka klockor vas vaser ljus stake stakar hållare ram ramar
    tavla tavlor garderob garderober madrass madrasser grupp grupper möbel möbler skärm skärmar krok
    krokar vagn vagnar parasoll hängmatta dyna dynor förvaring belysning textil textilier rum puff
    puffar fot ben skiva skivor ställning set överdrag divan schäslong
    röd rött grå blå grön vit svart brun gul rosa beige`),
  da: list(`bord borde bordet bænk bænke stol stole stolen sofa sofaer sofaen seng senge sengen reol
    reoler hylde hylder lampe lamper lampen tæppe tæpper pude puder skammel skamler skab skabe lænestol
    lænestole kommode kommoder spejl spejle gardin gardiner plaid plaider krukke krukker kurv kurve
    kasse kasser ur ure vase vaser stage stager holder holdere ramme rammer madras madrasser sæt møbel
    møbler skærm skærme knage knager vogn vogne parasol køje hynde hynder opbevaring belysning stue rum
    puf puffer ben plade plader
    rød grå blå grøn hvid sort brun gul`),
  nb: list(`bord bordet benk benker stol stoler stolen sofa sofaer sofaen seng senger sengen hylle hyller
    reol reoler lampe lamper lampen teppe tepper pute puter krakk krakker skap skapet lenestol
    lenestoler kommode kommoder speil gardin gardiner pledd krukke krukker kurv kurver kasse kasser
    klokke klokker vase vaser stake staker holder holdere ramme rammer madrass madrasser sett møbel
    møbler skjerm skjermer knagg knagger tralle traller parasoll køye oppbevaring belysning rom puff
    puffer ben plate plater gruppe grupper
    rød grå blå grønn hvit svart brun gul`),
  en: list(`table tables bench benches chair chairs sofa sofas bed beds shelf shelves case cases lamp
    lamps light lights rug rugs cushion cushions stool stools board boards drawer drawers mirror mirrors
    curtain curtains throw throws pot pots basket baskets box boxes clock clocks vase vases holder
    holders frame frames robe robes mattress lounger loungers parasol hammock trolley rack racks divider
    dividers screen screens`),
  fi: list(`pöytä pöydät pöydän penkki penkit tuoli tuolit tuolin sohva sohvat sohvan sänky sängyt sängyn
    hylly hyllyt hyllyn lamppu lamput lampun valaisin valaisimet matto matot maton tyyny tyynyt rahi
    rahit jakkara jakkarat kaappi kaapit kaapin lipasto lipastot peili peilit verho verhot peitto peitot
    huopa ruukku ruukut kori korit laatikko laatikot kello kellot maljakko maljakot jalka jalusta kehys
    kehykset patja patjat taso tasot ryhmä kaluste kalusteet sermi naulakko naulakot vaunu vaunut varjo
    riippumatto säilytys valaistus huone setti
    punainen harmaa sininen vihreä valkoinen musta ruskea keltainen`),
}
